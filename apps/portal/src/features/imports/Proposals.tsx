import { Button, Stack } from '@cnx/ui';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { isChosen, proposalsOf, withProposal, type Chosen, type Proposal } from './import-choices.ts';

/** Props of {@link Proposals}. */
export interface ProposalsProps {
  /** What the reader says that it needs. */
  message: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What a refusal proposes, a button each: what is pressed is chosen below, and no longer proposed. */
export function Proposals({ message, chosen, onChoose }: ProposalsProps) {
  const formats = useFormats();
  const open = proposalsOf(message).filter((proposal) => !isChosen(chosen, proposal));
  if (open.length === 0) return null;
  return (
    <Stack direction="row" gap="2" wrap>
      {open.map((proposal) => (
        <Button
          key={JSON.stringify(proposal)}
          size="sm"
          onClick={() => onChoose(withProposal(chosen, proposal))}
        >
          {labelOf(proposal, formats)}
        </Button>
      ))}
    </Stack>
  );
}

function labelOf(proposal: Proposal, { t }: Formats): string {
  if ('leaveOut' in proposal) return t('imports.proposals.leaveOut', { column: proposal.leaveOut });
  if ('rates' in proposal) return `${t('imports.choices.rates')}: ${t(`imports.words.${proposal.rates}`)}`;
  return t(`imports.proposals.${proposal.sheets}`);
}
