import { describe, expect, it } from 'vitest';
import { invitationMail } from './messages.ts';

describe('the mail of an invitation', () => {
  it.each([
    ['en', 900, 'within 15 minutes to'],
    ['en', 7_199, 'within 119 minutes to'],
    ['en', 7_200, 'within 2 hours to'],
    ['es', 900, 'en los próximos 15 minutos para'],
    ['es', 86_400, 'en las próximas 24 horas para'],
    ['fr', 900, 'dans les 15 minutes pour'],
    ['fr', 86_400, 'dans les 24 heures pour'],
  ] as const)('in %s says of %i seconds: %s', (language, seconds, said) => {
    const { body } = invitationMail(language, { email: 'a@b.example', link: 'https://p.example/', seconds });
    expect(body).toContain(said);
    expect(body).not.toMatch(/[{}]/);
  });
});
