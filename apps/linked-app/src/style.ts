/** Style of the application's one page: like the portal's, in its own color. */
export const style = `
:root {
  color-scheme: dark;
  --page: #0b1310; --surface: #121c17; --border: #25352e; --text: #e9f0ed; --quiet: #a8b8b0;
  --accent: #12805c; --accent-hover: #0f7353; --link: #3dd68c; --focus: #3dd68c;
  --bad: #ff9592; --bad-surface: #3b1219; --bad-border: #72232d;
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; align-content: center; justify-items: center;
  padding: 24px 16px; color: var(--text);
  background: radial-gradient(1100px 560px at 50% -10%, #17352a 0, transparent 70%) no-repeat var(--page);
  font: 400 15px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 460px; padding: 32px; border: 1px solid var(--border); border-radius: 12px;
  background: var(--surface); box-shadow: 0 16px 48px rgb(0 0 0 / 0.4);
}
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 24px; font-weight: 600; }
.brand svg { width: 28px; height: 28px; flex: none; }
h1 { margin: 0 0 6px; font-size: 22px; line-height: 1.25; font-weight: 650; overflow-wrap: anywhere; }
p { margin: 0 0 16px; }
.lead { color: var(--quiet); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 20px 0 0; padding: 16px 0 0;
  border-top: 1px solid var(--border); }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.notice { padding: 10px 12px; border: 1px solid var(--bad-border); border-radius: 8px; color: var(--bad);
  background: var(--bad-surface); }
.actions { display: flex; flex-wrap: wrap; gap: 10px; margin: 24px 0 0; }
form { margin: 0; }
.button {
  display: inline-grid; place-items: center; min-height: 42px; padding: 0 16px; border: 1px solid transparent;
  border-radius: 8px; background: var(--accent); color: #fff; font: inherit; font-weight: 550;
  text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--accent-hover); }
.button.quiet { border-color: var(--border); background: transparent; color: var(--text); }
.button.quiet:hover { border-color: var(--quiet); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 480px) { main { padding: 24px 20px; } .actions > * { flex: 1 1 100%; display: grid; } }
`.trim();
