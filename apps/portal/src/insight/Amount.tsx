import { styled } from '@cnx/ui';

const Unit = styled('span', { color: '$textQuiet' });

/** Props of {@link Amount}. */
export interface AmountProps {
  /** The number as it is to be read. */
  value: string;
  /** Its unit; undefined where it has none. */
  unit: string | undefined;
}

/** A number with its unit, which is quieter. A line never breaks between the two. */
export function Amount({ value, unit }: AmountProps) {
  return (
    <>
      {value}
      {unit !== undefined && <Unit>{`\u00a0${unit}`}</Unit>}
    </>
  );
}
