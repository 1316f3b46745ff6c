import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { visitsApi } from '#api/visits/generated-visits.ts';
import { asksNotToBeCounted, chooseVisits, type VisitChoice, visitChoice } from '#shared/visits/visit-choice.ts';
import { useHydrated } from '#ui/buttons/useHydrated.ts';

const CHOICES: readonly { value: VisitChoice; label: string; means: string }[] = [
  {
    value: 'without-cookie',
    label: 'Count my visits without a cookie',
    means: 'You are one visitor more today. Tomorrow you are a new one.',
  },
  {
    value: 'with-cookie',
    label: 'Count them with a cookie',
    means: 'It keeps the day of your last visit, so that we know how many come again.',
  },
  { value: 'not-at-all', label: 'Don’t count my visits', means: 'The cookie is removed, if you have one.' },
];

const REFUSED = 'Your browser refuses to keep this choice: it does not hold beyond this page.';

interface Chosen {
  value: VisitChoice;
  /** What has become of it. */
  said: string;
}

/** How this browser is counted. */
export function CountingChoice() {
  // Only the browser knows what was chosen in it.
  const isHere = useHydrated();
  const [chosen, setChosen] = useState<Chosen>();
  const [forget] = visitsApi.useForgetLastVisitMutation();
  const value = isHere ? (chosen?.value ?? visitChoice()) : undefined;
  const choose = async (wanted: VisitChoice) => {
    const kept = chooseVisits(wanted);
    setChosen({ value: wanted, said: kept ? 'Saved. It holds in this browser from now on.' : REFUSED });
    if (wanted === 'with-cookie') return;
    const { error } = await forget();
    if (error)
      setChosen({ value: wanted, said: 'The cookie could not be removed, as the server can’t be reached. Please choose again later.' });
  };
  return (
    <Choices id="visits">
      <legend>How we count your visits</legend>
      {CHOICES.map(({ value: each, label, means }) => (
        <label key={each}>
          <input type="radio" name="visits" value={each} checked={each === value} disabled={!isHere} onChange={() => void choose(each)} />
          <span>
            <b>{label}</b>
            {means}
          </span>
        </label>
      ))}
      <p role="status">{chosen?.said}</p>
      {isHere && asksNotToBeCounted() && <p>Your browser asks us not to count you, so we don’t, whatever is chosen here.</p>}
    </Choices>
  );
}

const Choices = styled('fieldset')(({ theme }) => ({
  margin: '0 0 14px',
  padding: '16px 20px',
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: 14,
  '& legend': { padding: '0 6px', fontWeight: 600 },
  '& label': { display: 'flex', gap: 12, alignItems: 'flex-start', paddingBlock: 8, cursor: 'pointer' },
  '& input': { flex: 'none', width: 20, height: 20, margin: '3px 0 0', accentColor: theme.vars.palette.primary.main },
  '& b': { display: 'block', fontWeight: 600 },
  '& p': { margin: '8px 0 0', '&:empty': { margin: 0 } },
}));
