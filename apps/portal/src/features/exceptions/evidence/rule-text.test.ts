import { describe, expect, it } from 'vitest';
import { createI18n, loadTexts, loginTexts } from '../../../i18n/i18n.ts';
import type { Formats } from '../../../insight/use-formats.ts';
import { dateFormat, quantityFormat } from '../../../quantities.ts';
import { dropFinding, gasFinding } from './evidence.fixture.ts';
import { adviceText, ruleText } from './rule-text.ts';

async function formatsIn(language: 'en' | 'es' | 'fr'): Promise<Formats> {
  const i18n = createI18n(language, await loginTexts(language));
  await loadTexts(i18n, 'portal');
  return {
    language,
    t: i18n.getFixedT(language, 'portal'),
    quantities: quantityFormat(language, 'metric'),
    dates: dateFormat(language),
  };
}

it('says what to do about gas in the language of the reader', async () => {
  const inFrench = await formatsIn('fr');
  expect(adviceText({ mechanism: 'injectedGasBreakthrough' }, inFrench)).toMatch(/^Testez le puits/);
  expect(adviceText(gasFinding, await formatsIn('es'))).toMatch(/^Compruebe si el gas/);
  expect(adviceText({ mechanism: 'newer' as never }, inFrench)).toBeUndefined();
  expect(adviceText(dropFinding, inFrench)).toBeUndefined();
});

describe('the text of a rule', () => {
  it('is in the language of the reader, with its figures', async () => {
    const [drop, gas] = [dropFinding.rule!, gasFinding.rule!];
    const es = await formatsIn('es');
    expect(ruleText(drop, es)).toMatch(/^Caudal de petróleo .* 20\s%.* durante 2 días/);
    expect(ruleText(gas, es)).toMatch(/25\s%, durante 30 minutos$/);
    expect(ruleText(drop, await formatsIn('fr'))).toMatch(/20\s% pendant 2\sjours/);
    expect(ruleText(drop, await formatsIn('en'))).toMatch(/20\s% for 2 days/);
  });

  it('is not known of a rule that the portal has no words for', async () => {
    expect(ruleText({ ...dropFinding.rule!, id: 'R9' }, await formatsIn('en'))).toBeNull();
    expect(ruleText({ ...dropFinding.rule!, id: 'toString' }, await formatsIn('en'))).toBeNull();
  });
});
