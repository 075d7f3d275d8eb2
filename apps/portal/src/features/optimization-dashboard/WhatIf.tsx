import type { FrequencyChange } from '@cnx/api';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { whatIfAtom } from './optimization-dashboard.atoms.ts';
import { WhatIfDetails } from './WhatIfDetails.tsx';

/** How long the thumb rests before its frequency is asked about (ms). */
const restMs = 120;

/** What the well of a piece of advice would do at another frequency; it begins at the advised one. */
export function WhatIf({ advice }: { advice: FrequencyChange }) {
  const { toHz } = advice;
  const wellId = advice.well.id;
  const frequencyAtom = useMemo(() => atom(toHz), [toHz]);
  const view = useAtomValue(useMemo(() => whatIfAtom(wellId, frequencyAtom), [wellId, frequencyAtom]));
  const [asked, ask] = useAtom(frequencyAtom);
  const [moved, setMoved] = useState<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  return (
    <WhatIfDetails
      view={view}
      frequency={moved ?? asked}
      advisedHz={toHz}
      advisedChecked={advice.status === 'proposed' || advice.status === 'accepted'}
      onFrequency={(frequency) => {
        setMoved(frequency);
        clearTimeout(rest.current);
        rest.current = setTimeout(() => ask(frequency), restMs);
      }}
    />
  );
}
