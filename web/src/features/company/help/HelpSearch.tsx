import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { PlainButton } from '#ui/buttons/PlainButton.tsx';
import { FieldFrame, Labelled } from '#ui/forms/field.ts';

/** A plain form, so that it works without scripts; with them the questions follow each letter. */
export function HelpSearch({ term }: { term: string }) {
  const [, setParams] = useSearchParams();
  const search = (text: string) => setParams(text ? { search: text } : {}, { replace: true, preventScrollReset: true });
  return (
    <Form role="search" action={paths.help} onSubmit={(event) => event.preventDefault()}>
      <Labelled>
        Search the questions
        <FieldFrame>
          <input
            type="search"
            name="search"
            placeholder="cancel, fee, review …"
            maxLength={100}
            defaultValue={term}
            onChange={({ target }) => search(target.value)}
          />
        </FieldFrame>
      </Labelled>
      <PlainButton type="submit" variant="outlined">
        Search
      </PlainButton>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  maxWidth: '34rem',
  marginBottom: 24,
});
