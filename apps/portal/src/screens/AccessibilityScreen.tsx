import { AccessibilityStatement } from '../features/content/AccessibilityStatement.tsx';

/** /legal/accessibility: what the portal aims at, what it is known to lack, and whom to write to. Everybody may read it. */
export function AccessibilityScreen() {
  return <AccessibilityStatement />;
}
