// Defects that only a browser with the whole system shows: each costs a build and a start.
const portal = (file) => `apps/portal/src/${file}`;
const browser = (file, test) => ({ part: 'browser', in: `e2e/${file}`, ...(test && { test }) });

const signIn = browser('sign-in.spec.ts');
const lists = browser('lists.spec.ts', 'what is printed says|used by keyboard alone');

/** @type {import('../defects.mjs').Defect[]} */
export const browserDefects = [
  {
    name: 'a wrong password is not selected, so that the next one is typed behind it',
    file: portal('features/sign-in/SignInForm.tsx'),
    text: 'password.current?.select();',
    defect: '',
    by: signIn,
  },
  {
    name: 'Enter is lost that is pressed before the script of the page is there',
    file: portal('boot/boot.ts'),
    text: 'if (taken || !prerendered) return;',
    defect: "if (taken || !prerendered || event.type === 'submit') return;",
    by: signIn,
  },
  {
    name: 'the policy of the page refuses the script that stands in it',
    file: 'apps/portal/vite/html-pages.ts',
    text: "createHash('sha256').update(inline)",
    defect: "createHash('sha256').update(`${inline}\\n`)",
    by: signIn,
  },
  {
    name: 'a printed page does not say when it was',
    file: portal('shell/PrintedLine.tsx'),
    text: "'@print': { display: 'block', ",
    defect: "'@print': { ",
    by: lists,
  },
  {
    name: 'K goes down a list as J does',
    file: 'packages/ui/src/components/data/DataTable/use-list-keys.ts',
    text: 'go(-1);',
    defect: 'go(1);',
    by: lists,
  },
  {
    name: 'a guarded page without a session does not lead to the sign-in',
    file: portal('shell/RequireSession.tsx'),
    text: 'location.replace(paths.login + stateAlone(search));',
    defect: '',
    by: browser('routes.spec.ts', 'every guarded route leads to the sign-in page without a session'),
  },
  {
    name: 'a page is wider than the smallest phone',
    file: portal('shell/EntryFrame.tsx'),
    text: "'& > *': { width: '100%', maxWidth: 400,",
    defect: "'& > *': { width: 400,",
    by: browser('narrow-pages.spec.ts', 'without a session each open page opens'),
  },
];
