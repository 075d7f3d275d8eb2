/** What oil, gas and water do at the pump intake, per Sm3 of stock-tank oil. */
export interface IntakeFluid {
  /** Gas that has come out of solution (Sm3 per Sm3 of oil). */
  freeGasRatio: number;
  /** Gas volume factor (m3/Sm3). */
  gasFactor: number;
  /** Oil volume factor (m3/Sm3). */
  oilFactor: number;
}

/** Stock-tank gravities and gas gravity of the demonstration's oils. */
const oilApi = 32;
const gasGravity = 0.75;
/** Gas deviation factor at pump intakes (-). */
const gasDeviation = 0.9;

/** Solution gas by the bubble-point correlation of 1947 (Sm3/Sm3). @param pressure bar @param temperature degC */
export function solutionGas(pressure: number, temperature: number): number {
  const psia = pressure * 14.5038;
  const fahrenheit = temperature * 1.8 + 32;
  const mobility = 0.0125 * oilApi - 0.00091 * fahrenheit;
  const scfPerStb = gasGravity * ((psia / 18.2 + 1.4) * 10 ** mobility) ** 1.2048;
  return scfPerStb / 5.61;
}

/** State of the fluids at the intake. @param gor producing gas-oil ratio (Sm3/Sm3) */
export function intakeFluid(gor: number, pressure: number, temperature: number): IntakeFluid {
  const dissolved = Math.min(gor, solutionGas(pressure, temperature));
  return {
    freeGasRatio: gor - dissolved,
    gasFactor: (1.01325 / pressure) * ((temperature + 273.15) / 288.15) * gasDeviation,
    oilFactor: 1.02 + 0.0009 * dissolved + 0.0004 * (temperature - 15),
  };
}

/**
 * Free gas that enters the pump, in % of the volume at the intake, after natural separation.
 * @param waterCut %
 * @param separation share of the free gas that goes up the annulus (0..1)
 */
export function freeGasAtIntake(fluid: IntakeFluid, waterCut: number, separation: number): number {
  const gas = fluid.freeGasRatio * fluid.gasFactor * (1 - separation);
  const water = waterCut >= 100 ? Infinity : waterCut / (100 - waterCut);
  return (100 * gas) / (gas + fluid.oilFactor + water);
}
