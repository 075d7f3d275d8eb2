import { applyGlobalStyles, applyTheme, Button, DataTable, type Emphasis } from '@cnx/ui';
import { createRoot } from 'react-dom/client';

const emphasis: Emphasis = 'strong';
// @ts-expect-error a button has only the tones it declares
export const wrong = <Button emphasis="shrill">Never</Button>;

applyGlobalStyles();
applyTheme('green');
createRoot(document.getElementById('root')!).render(
  <>
    <Button emphasis={emphasis}>Save changes</Button>
    <DataTable
      label="Wells"
      columns={[{ id: 'well', label: 'Well', value: (row) => row }]}
      rows={['F-12', 'F-14']}
      rowId={(row) => row}
    />
  </>,
);
