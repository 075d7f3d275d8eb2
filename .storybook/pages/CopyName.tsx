import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { Button, Text } from '@cnx/ui';

const CopyContext = createContext<(name: string) => void>(() => undefined);

/** Around a page with names to copy: says once, for all of them, what was copied. */
export function CopyProvider({ children }: { children: ReactNode }) {
  const [said, say] = useState('');
  const copy = useMemo(
    () => (name: string) =>
      // No clipboard where the page is not served by a secure address.
      void Promise.resolve()
        .then(() => navigator.clipboard.writeText(name))
        .then(
          () => say(`Copied ${name}`),
          () => say(`The browser does not allow copying. Select ${name} and copy it yourself.`),
        ),
    [],
  );
  return (
    <CopyContext value={copy}>
      <div role="status" style={{ position: 'sticky', top: 0, zIndex: 1, minHeight: 20 }}>
        <Text as="span" size="small" tone="info">
          {said}
        </Text>
      </div>
      {children}
    </CopyContext>
  );
}

/** A name as code is to write it, which a press copies. */
export function CopyName({ children }: { children: string }) {
  const copy = use(CopyContext);
  return (
    <Button
      size="sm"
      emphasis="quiet"
      aria-label={`Copy ${children}`}
      style={{ paddingInline: 4, fontFamily: 'var(--cnx-fonts-mono)', fontSize: 12, fontWeight: 400 }}
      onClick={() => copy(children)}
    >
      {children}
    </Button>
  );
}
