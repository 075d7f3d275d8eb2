import { Combobox, Stack, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { causeItems } from '../insight/cause-choice.ts';
import { InsightFailure } from '../insight/InsightStates.tsx';
import { viewOf } from '../insight/insight-view.ts';
import { useFormats } from '../insight/use-formats.ts';
import { causesAtom } from '../state/causes.atoms.ts';
import { changeCaseAtom, decisionFailure } from './decisions.atoms.ts';

/** Props of {@link CauseField}. */
export interface CauseFieldProps {
  changeId: string;
  /** Null for none; undefined while nothing is chosen. */
  value: string | null | undefined;
  onChange: (code: string | null) => void;
}

/** The causes of the catalog. The one that what is known of the change suggests is chosen until the user chooses. */
export function CauseField({ changeId, value, onChange }: CauseFieldProps) {
  const formats = useFormats();
  const { t } = formats;
  const caseAtom = useMemo(() => changeCaseAtom(changeId), [changeId]);
  const change = useAtomValue(caseAtom);
  const causes = viewOf(useAtomValue(causesAtom));
  const likely = change.status === 'shown' ? (change.body.likelyCause ?? null) : null;
  useEffect(() => {
    if (value === undefined && likely !== null) onChange(likely);
  }, [value, likely, onChange]);
  const items = useMemo(
    () => (causes.status === 'shown' ? causeItems(causes.body, formats) : []),
    [causes, formats],
  );
  if (causes.status === 'failed') return <InsightFailure failure={decisionFailure} view={causes} />;
  return (
    <Stack gap="1">
      <Combobox
        label={t('verdicts.form.cause')}
        items={items}
        loading={causes.status === 'loading'}
        value={value ?? null}
        onValueChange={onChange}
      />
      <Text size="small" emphasis="quiet">
        {t('verdicts.form.causeHint')}
      </Text>
    </Stack>
  );
}
