import { Text } from '@cnx/ui';

/** A paragraph in which words between back-ticks are code. */
export function Prose({ children }: { children: string }) {
  return (
    <Text>
      {children.split('`').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={index} style={{ fontFamily: 'var(--cnx-fonts-mono)', fontSize: '0.92em' }}>
            {part}
          </code>
        ),
      )}
    </Text>
  );
}

/** Points of a list, with code between back-ticks. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul style={{ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 20 }}>
      {items.map((item) => (
        <li key={item}>
          <Prose>{item}</Prose>
        </li>
      ))}
    </ul>
  );
}

/** Lines of code to take over. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <pre
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{
        margin: 0,
        padding: 16,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        borderRadius: 'var(--cnx-radii-card)',
        color: 'var(--cnx-colors-text)',
        backgroundColor: 'var(--cnx-colors-neutralSubtle)',
        fontFamily: 'var(--cnx-fonts-mono)',
        fontSize: 13,
      }}
    >
      {children}
    </pre>
  );
}
