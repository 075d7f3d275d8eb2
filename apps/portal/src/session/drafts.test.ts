import { describe, expect, it } from 'vitest';
import { readDraft, saveDraft } from './drafts.ts';
import { openTab } from './session.fixture.ts';

const user = { email: 'Engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', expires_in: 60 };

describe('drafts', () => {
  it('outlive a reload and the end of the session, for their writer', () => {
    const tab = openTab();
    const { sessionManager, storage } = tab;
    sessionManager.signIn(user, tokens);
    saveDraft(tab, 'note', 'half a sen');
    expect(readDraft(tab, 'note')).toBe('half a sen');
    sessionManager.end('expired');
    expect(readDraft(tab, 'note')).toBe('');
    sessionManager.signIn(user, tokens);
    expect(readDraft(tab, 'note')).toBe('half a sen');
    sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(readDraft(tab, 'note')).toBe('');
    expect(storage.read('drafts')).toBeUndefined();
  });

  it('are kept by name, and forgotten when they are empty or the user signs out', () => {
    const tab = openTab();
    const { sessionManager, storage } = tab;
    sessionManager.signIn(user, tokens);
    saveDraft(tab, 'note', 'one');
    saveDraft(tab, 'search', 'two');
    saveDraft(tab, 'note', '');
    expect(storage.read('drafts')?.texts).toEqual([{ name: 'search', text: 'two' }]);
    sessionManager.end('requested');
    expect(storage.read('drafts')).toBeUndefined();
    saveDraft(tab, 'note', 'no user is signed in');
    expect(storage.read('drafts')).toBeUndefined();
  });
});
