//! Prints the best move after three moves of gomoku, and then the result of 5×5 with four in a row.

use engine::{Game, Limits, Position, Rules, Search, Solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules: Rules = "15x15x5".parse()?;
    let game = Game::parse(rules, "h8 i9 g7")?;
    let analysis = Search::new(rules).best(&game.position(), Limits::nodes(100_000))?;
    println!("{analysis}");

    let rules: Rules = "5x5x4".parse()?;
    let result = Solver::new(rules)?.result(&Position::new(rules), Limits::none())?;
    println!("{result}");
    Ok(())
}
