// What a server does with the installed package: markup and rules as text.
import { Button, getCssText } from '@cnx/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const html = renderToString(createElement(Button, { tone: 'primary' }, 'Save changes'));
process.stdout.write(JSON.stringify({ html, css: getCssText() }));
