// Writes the CSS of every theme with Style Dictionary, from the tokens and by the transforms of the package.
import { themeNames } from '@cnx/ui';
import { tokenSources, transforms } from '@cnx/ui/tokens/style-dictionary';
import StyleDictionary from 'style-dictionary';

const written = {};
for (const theme of themeNames) {
  const dictionary = new StyleDictionary({
    source: tokenSources({ theme }),
    hooks: { transforms },
    platforms: {
      css: {
        transforms: Object.keys(transforms),
        files: [{ destination: 'theme.css', format: 'css/variables' }],
      },
    },
    log: { verbosity: 'silent' },
  });
  const [{ output }] = await dictionary.formatPlatform('css');
  written[theme] = output;
}
process.stdout.write(JSON.stringify(written));
