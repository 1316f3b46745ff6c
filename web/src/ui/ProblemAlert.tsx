import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { asProblem } from '../api/problem.ts';

interface Props {
  /** What a hook or a caught `unwrap()` gave. */
  problem: unknown;
  title?: string;
  onRetry?: () => void;
}

/** A refusal in the server's own words, with a way to try again. */
export function ProblemAlert({ problem, title, onRetry }: Props) {
  const { detail, fields } = asProblem(problem);
  const retry = onRetry && (
    <Button color="inherit" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <Alert severity="error" variant="outlined" action={retry}>
      {title && <AlertTitle>{title}</AlertTitle>}
      {detail}
      {fields && (
        <ul>
          {Object.entries(fields).map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
