import { Button } from '@cnx/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<Button>Save changes</Button>);
