const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/**
 * The one page of the linked application.
 * @param greeting Plain text that says who was handed over, or that nobody was; it is escaped here.
 */
export function renderPage(greeting: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Linked application</title>
</head>
<body>
<main>
<h1>Linked application</h1>
<p>${escapeHtml(greeting)}</p>
</main>
</body>
</html>
`;
}
