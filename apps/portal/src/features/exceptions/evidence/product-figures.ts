import type { DailyProduction, ExceptionCase } from '@cnx/api';
import { unitOfProduct, type MainProduct } from '../../../quantities.ts';

/** An event whose findings say in their units of which product they are. */
export function caseOfProduct(body: ExceptionCase): ExceptionCase {
  const { product } = body.exception;
  if (product === 'oil') return body;
  return {
    ...body,
    findings: body.findings.map((finding) => ({
      ...finding,
      inputs: finding.inputs.map((input) => ({ ...input, unit: unitOfProduct(product, input.unit) })),
    })),
  };
}

/** A well's days with its main product where an oil well has its oil: what a working is made of is there. */
export function daysOfProduct(product: MainProduct, production: DailyProduction): DailyProduction {
  if (product === 'oil') return production;
  const { gas, normalisedGas, potentialGas } = production;
  return { ...production, oil: gas, normalisedOil: normalisedGas, potentialOil: potentialGas };
}
