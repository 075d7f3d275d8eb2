import { describe, expect, it } from 'vitest';
import { newPasswordComplaint } from './password-rules.ts';

describe('newPasswordComplaint', () => {
  it.each([
    ['Abcdef1@', undefined],
    ['Abcdef1+', undefined],
    [`Aa1@${'ü'.repeat(80)}`, undefined],
    ['', 'New password is required'],
    ['Abcde1@', 'Password requirements not met'],
    ['abcdef1@', 'Password requirements not met'],
    ['ABCDEF1@', 'Password requirements not met'],
    ['Abcdefg@', 'Password requirements not met'],
    ['Abcdefg1', 'Password requirements not met'],
    ['Abcdefg1?', 'Password requirements not met'],
    ['Current#1', 'New password cannot be the same as the current password'],
    [`Aa1@${'ü'.repeat(88)}`, 'Password must not be longer than 179 bytes'],
    ['Abú#026'.normalize('NFD'), 'Password requirements not met'],
    [`Aa1@${'ü'.repeat(80)}`.normalize('NFD'), undefined],
    [`Aa1@${'ü'.repeat(88)}`.normalize('NFD'), 'Password must not be longer than 179 bytes'],
  ])('%s → %s', (password, complaint) => {
    expect(newPasswordComplaint('Current#1', password)?.message).toBe(complaint);
  });

  it('knows the current password also where it is typed in other characters', () => {
    const [one, two] = ['Andú#2026'.normalize('NFC'), 'Andú#2026'.normalize('NFD')];
    expect(newPasswordComplaint(one, two)?.message).toBe(
      'New password cannot be the same as the current password',
    );
  });
});
