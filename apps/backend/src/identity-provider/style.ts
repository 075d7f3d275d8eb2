/**
 * Style of the provider's pages: the portal's light and dark themes, by what the system prefers, in plain CSS because no
 * script builds these pages.
 */
export const style = `
:root {
  color-scheme: light dark;
  --page: #f9f9fb; --surface: #ffffff; --raised: #f0f0f3; --border: #e0e1e6;
  --control: #ffffff; --control-border: #8b8d98;
  --text: #1c2024; --quiet: #60646c; --link: #0b60ae; --focus: #0d6cc4;
  --accent: #0d6cc4; --accent-hover: #0b60ae; --accent-active: #0a5499;
  --bad: #ce2c31; --bad-surface: #feebec; --bad-border: #fdbdbe;
  --info: #0b60ae; --info-surface: #e6f4fe; --info-border: #acd8fc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #111113; --surface: #18191b; --raised: #272a2d; --border: #272a2d;
    --control: #111113; --control-border: #777b84;
    --text: #edeef0; --quiet: #b0b4ba; --link: #70b8ff; --focus: #3b9eff;
    --accent: #0d74ce; --accent-hover: #1168b5; --accent-active: #105c9f;
    --bad: #ff9592; --bad-surface: #3b1219; --bad-border: #72232d;
    --info: #70b8ff; --info-surface: #0d2847; --info-border: #104d87;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; align-content: center; justify-items: center;
  gap: 20px; padding: 24px 16px;
  background: var(--page);
  color: var(--text);
  font: 400 14px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 420px; padding: 32px; border: 1px solid var(--border); border-radius: 10px;
  background: var(--surface);
}
main.wide { max-width: 760px; }
.brand { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin: 0 0 24px; color: var(--quiet); font-size: 13px; }
.mark {
  height: 26px; flex: none; color: var(--text); fill: none; stroke: currentColor; stroke-linecap: round;
  stroke-linejoin: round;
}
.mark .well { fill: currentColor; stroke: none; }
h1 { margin: 0 0 6px; font-size: 20px; line-height: 1.3; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0 0 16px; }
.lead { color: var(--quiet); }
form { display: grid; gap: 16px; margin: 20px 0 0; }
.field { display: grid; gap: 6px; }
label { font-size: 13px; font-weight: 500; }
input {
  width: 100%; height: 42px; padding: 0 12px; border: 1px solid var(--control-border); border-radius: 6px;
  background: var(--control); color: inherit; font: inherit;
}
input[readonly] { border-color: var(--border); color: var(--quiet); }
input[aria-invalid='true'] { border-color: var(--bad); }
.code { font-variant-numeric: tabular-nums; letter-spacing: 0.12em; text-transform: uppercase; }
.hint { color: var(--quiet); font-size: 13px; }
.notice { margin: 20px 0 0; padding: 10px 12px; border: 1px solid; border-radius: 6px; font-size: 14px; }
.notice.bad { color: var(--bad); background: var(--bad-surface); border-color: var(--bad-border); }
.notice.info { color: var(--info); background: var(--info-surface); border-color: var(--info-border); }
.actions { display: grid; gap: 10px; margin-top: 4px; }
.notice + .actions, .lead + .actions { margin-top: 20px; }
button, .button {
  display: inline-grid; place-items: center; min-height: 42px; padding: 0 16px; border: 1px solid transparent;
  border-radius: 6px; background: var(--accent); color: #fff; font: inherit; font-weight: 500; cursor: pointer;
  text-decoration: none;
}
button:hover, .button:hover { background: var(--accent-hover); }
button:active, .button:active { background: var(--accent-active); }
button.quiet { border-color: var(--control-border); background: transparent; color: var(--text); }
button.quiet:hover { background: var(--raised); }
a { color: var(--link); text-underline-offset: 3px; }
.aside { margin: 0; font-size: 14px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
footer { max-width: 420px; color: var(--quiet); font-size: 12px; text-align: center; }
ul.mails { display: grid; gap: 12px; margin: 20px 0 0; padding: 0; list-style: none; }
ul.mails article { padding: 16px; border: 1px solid var(--border); border-radius: 8px; background: var(--page); }
ul.mails h2 { margin: 0; font-size: 16px; font-weight: 600; }
ul.mails .hint { margin: 2px 0 12px; }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color 120ms; } }
@media (forced-colors: active) { main, .notice { border-color: CanvasText; } }
`.trim();

/** Sends the one form of a page that only passes on, such as the one that signs out. */
export const continueScript = `document.forms[0]?.submit();`;
