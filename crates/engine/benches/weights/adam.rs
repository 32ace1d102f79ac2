//! Gradient descent with momentum and a step for each parameter (D. P. Kingma, J. Ba, *Adam*, 2015).

/// The parameters of a model, and the means by which steps are scaled.
pub struct Adam {
    pub parameters: Vec<f64>,
    momentum: Vec<f64>,
    squares: Vec<f64>,
    /// The length of the first step.
    length: f64,
    step: i32,
    steps: i32,
}

impl Adam {
    /// Begins a descent of this number of steps, whose length decreases linearly.
    pub fn new(parameters: Vec<f64>, length: f64, steps: i32) -> Self {
        let zero = vec![0.0; parameters.len()];
        Self { momentum: zero.clone(), squares: zero, parameters, length, step: 0, steps }
    }

    /// Takes a step against the slope of each parameter, by its index and value.
    pub fn step(&mut self, slope: impl Fn(usize, f64) -> f64) {
        self.step += 1;
        let length = self.length * f64::from(self.steps - self.step + 1) / f64::from(self.steps);
        let rest = |factor: f64| 1.0 - factor.powi(self.step);
        let means = self.momentum.iter_mut().zip(&mut self.squares);
        for (index, (parameter, (momentum, square))) in self.parameters.iter_mut().zip(means).enumerate() {
            let slope = slope(index, *parameter);
            *momentum = 0.9 * *momentum + 0.1 * slope;
            *square = 0.99 * *square + 0.01 * slope * slope;
            *parameter -= length * (*momentum / rest(0.9)) / ((*square / rest(0.99)).sqrt() + 1e-8);
        }
    }
}
