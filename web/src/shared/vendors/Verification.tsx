import { styled } from '@mui/material/styles';
import { servedPart } from '#ui/dialogs/served-part.tsx';

const Explained = servedPart(async () => (await import('./ExplainedMark.tsx')).ExplainedMark);

/** Its button comes with the page, and needs no script; where one comes later, its room is kept. */
const Room = styled('div')({ display: 'inline-flex', minHeight: 32 });

interface Props {
  vendor: { memberSince: string; approvedAt: string };
}

/** The mark in words, which say on a press what was approved, and when. */
export const Verification = ({ vendor: { memberSince, approvedAt } }: Props) => (
  <Room>
    <Explained memberSince={memberSince} approvedAt={approvedAt} />
  </Room>
);
