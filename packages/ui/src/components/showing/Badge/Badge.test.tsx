import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it("shows the icon given instead of its tone's", () => {
  const icons = (markup: string) => [...markup.matchAll(/<svg[^>]*>/g)].map(([svg]) => svg);
  const own = icons(renderToStaticMarkup(<Badge tone="critical">Late</Badge>));
  const given = icons(
    renderToStaticMarkup(
      <Badge tone="critical" icon={<svg id="given" />}>
        Late
      </Badge>,
    ),
  );
  expect(own).toHaveLength(1);
  expect(given).toEqual(['<svg id="given">']);
});
