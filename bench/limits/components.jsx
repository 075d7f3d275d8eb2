// Components of the package beside the least that does the same: plain CSS variables, a bare canvas, a hand-made list.
import {
  applyDensity,
  applyGlobalStyles,
  applyTheme,
  Button,
  DataTable,
  TextField,
  TrendChart,
} from '@cnx/ui';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

applyGlobalStyles({ fontUrl: '/inter.woff2' });
applyTheme('dark');
applyDensity('comfortable');

const stage = document.getElementById('root');
let root;

/** Milliseconds from `act` to the frame that shows it. */
async function toFrame(act) {
  const started = performance.now();
  act();
  await new Promise((painted) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = painted;
      channel.port2.postMessage(0);
    });
  });
  return performance.now() - started;
}

function clear() {
  root?.unmount();
  root = undefined;
  stage.replaceChildren();
}

const show = (element) => {
  root = createRoot(stage);
  flushSync(() => root.render(element));
};

// The same elements as the package's, so that the difference is the style and not the markup.
const plainRules = `.p{height:36px;padding:0 12px;border:1px solid var(--b);border-radius:6px;background:var(--g);color:var(--t)}
.b{display:inline-flex;align-items:center;justify-content:center;cursor:pointer}.b:hover{background:var(--b)}
.f{display:grid;gap:4px}.s{position:relative;display:flex}.i{display:block;width:100%}.i:hover{border-color:var(--t)}
.l{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:is(.b,.i):focus-visible{outline:2px solid var(--t)}
.one{--b:#333;--g:#111;--t:#eee}.two{--b:#ccc;--g:#fff;--t:#111}`;
const plainSheet = new CSSStyleSheet();
plainSheet.replaceSync(plainRules);
document.adoptedStyleSheets.push(plainSheet);

const controls = {
  ours: (count) => (
    <div>
      {Array.from({ length: count / 2 }, (_, i) => (
        <div key={i}>
          <Button emphasis={i % 2 ? 'strong' : 'normal'}>Save</Button>
          <TextField label="Name" labelHidden />
        </div>
      ))}
    </div>
  ),
  limit: (count) => (
    <div className="one" id="plain">
      {Array.from({ length: count / 2 }, (_, i) => (
        <div key={i}>
          <button type="button" className="p b">
            Save
          </button>
          <div className="f">
            <label htmlFor={`p${i}`} className="l">
              Name
            </label>
            <span className="s">
              <input id={`p${i}`} type="text" className="p i" />
            </span>
            <div aria-live="polite" />
          </div>
        </div>
      ))}
    </div>
  ),
};

const switches = {
  ours: (dark) => applyTheme(dark ? 'dark' : 'light'),
  limit: (dark) => (document.getElementById('plain').className = dark ? 'one' : 'two'),
};

/** Mount and theme switch of so many controls. */
globalThis.benchControls = async (who, count) => {
  clear();
  const mount = await toFrame(() => show(controls[who](count)));
  switches[who](true);
  await toFrame(() => {});
  const theme = await toFrame(() => switches[who](false));
  switches[who](true);
  clear();
  return { mount, theme };
};

const dataOf = (points) => ({
  times: Float64Array.from({ length: points }, (_, i) => i * 60_000),
  values: Float64Array.from({ length: points }, (_, i) => 60 + 20 * Math.sin(i / 900) + ((i * 7919) % 41)),
});

function bareDraw(canvas, { times, values }, from, to) {
  const context = canvas.getContext('2d');
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.beginPath();
  const span = to - from;
  for (let i = 0; i < times.length; i++) {
    const time = times[i];
    if (time < from || time > to) continue;
    context.lineTo(((time - from) / span) * canvas.width, canvas.height - values[i] * 2);
  }
  context.stroke();
}

/** First draw of a series, and the median frame of a pan over half of it. */
globalThis.benchChart = async (who, points) => {
  clear();
  const data = dataOf(points);
  const whole = data.times[points - 1];
  let canvas;
  const handle = createRef();
  const first = await toFrame(() => {
    if (who === 'limit') {
      canvas = document.createElement('canvas');
      canvas.width = 1200;
      canvas.height = 240;
      stage.append(canvas);
      bareDraw(canvas, data, 0, whole);
      return;
    }
    const series = [{ id: 's', label: 'S', unit: 'bar', values: data.values }];
    show(
      <TrendChart
        handle={handle}
        title="T"
        times={data.times}
        series={series}
        axes={{ left: { title: 'bar' } }}
        locale="en-GB"
      />,
    );
  });
  const frames = [];
  for (let step = 0; step < 12; step++) {
    const from = (whole / 2) * (step / 12);
    frames.push(
      await toFrame(() => {
        if (who === 'limit') bareDraw(canvas, data, from, from + whole / 2);
        else handle.current.show({ from, to: from + whole / 2 });
      }),
    );
  }
  clear();
  return { first, pan: frames.sort((a, b) => a - b)[6] };
};

const rowsOf = (count) =>
  Array.from({ length: count }, (_, i) => ({
    id: `w${i}`,
    name: `F-${(i * 7919) % count}`,
    loss: (i * 104_729) % 9973,
  }));
const columns = [
  { id: 'name', header: 'Well', value: (row) => row.name },
  { id: 'loss', header: 'Loss', kind: 'number', value: (row) => row.loss },
];

/** Rows that a hand-made window shows: those in sight and a few more. */
const seenRows = 26;

/** Writes the rows that are seen anew, between the empty room above and below them. */
function bareRows(scroller, rows) {
  const body = document.createElement('tbody');
  const first = Math.floor(scroller.scrollTop / 36);
  const room = (count) => (body.insertRow().style.height = `${count * 36}px`);
  room(first);
  for (const row of rows.slice(first, first + seenRows)) {
    const line = body.insertRow();
    line.style.height = '36px';
    for (const { value } of columns) line.insertCell().textContent = value(row);
  }
  room(rows.length - first - seenRows);
  scroller.querySelector('tbody').replaceWith(body);
}

/** A hand-made window: a table with a head that stays, and the rows that are seen between two of empty room. */
function bareWindow(rows) {
  const scroller = document.createElement('div');
  scroller.style.cssText = 'height:640px;overflow:auto';
  const table = document.createElement('table');
  table.style.cssText = 'width:100%;border-collapse:collapse';
  table.createCaption().textContent = 'T';
  const head = table.createTHead().insertRow();
  for (const { header } of columns) {
    const cell = head.appendChild(document.createElement('th'));
    cell.scope = 'col';
    cell.style.cssText = 'position:sticky;top:0';
    cell.append(document.createElement('button'));
    cell.firstChild.textContent = header;
  }
  table.createTBody();
  scroller.append(table);
  bareRows(scroller, rows);
  stage.replaceChildren(scroller);
}

/** The median frame of twelve steps of a scroll by 400 px, half of a screen of new rows each. */
async function scrollFrame(who, rows) {
  const scroller = stage.querySelector('table').parentElement;
  if (who === 'limit') scroller.onscroll = () => bareRows(scroller, rows);
  const frames = [];
  for (let step = 1; step <= 12; step++) frames.push(await toFrame(() => (scroller.scrollTop = step * 400)));
  scroller.onscroll = null;
  return frames.sort((a, b) => a - b)[6];
}

/** Mount, sort, filter and scroll of a table. */
globalThis.benchTable = async (who, count) => {
  clear();
  const rows = rowsOf(count);
  const table = (shown, sort) => (
    <DataTable label="T" columns={columns} rows={shown} rowId={(row) => row.id} sort={sort} />
  );
  const few = rows.filter(({ loss }) => loss > 5000);
  const act = {
    ours: {
      mount: () => show(table(rows, null)),
      sort: () => flushSync(() => root.render(table(rows, { columnId: 'loss', direction: 'descending' }))),
      filter: () => flushSync(() => root.render(table(few, null))),
    },
    limit: {
      mount: () => bareWindow(rows),
      sort: () => bareWindow(rows.toSorted((a, b) => b.loss - a.loss)),
      filter: () => bareWindow(rows.filter(({ loss }) => loss > 5000)),
    },
  }[who];
  const mount = await toFrame(act.mount);
  const sort = await toFrame(act.sort);
  const filter = await toFrame(act.filter);
  const scroll = await scrollFrame(who, few);
  clear();
  return { mount, sort, filter, scroll };
};
