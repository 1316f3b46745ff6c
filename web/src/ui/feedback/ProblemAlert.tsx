import Box from '@mui/material/Box';
import ErrorOutline from 'virtual:icon/outline-error';
import { asProblem } from '#problem.ts';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';

interface Props {
  /** What a hook or a caught `unwrap()` gave. */
  problem: unknown;
  title?: string;
  onRetry?: () => void;
}

/** A refusal in the server's own words, with a way to try again. Made without MUI's Alert, which the home page has no room for. */
export function ProblemAlert({ problem, title, onRetry }: Props) {
  const { detail, fields } = asProblem(problem);
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: onRetry ? 'center' : 'flex-start',
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: '10px',
        bgcolor: 'error.light',
        color: 'error.dark',
      }}
    >
      <ErrorOutline aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {title && <strong>{title} </strong>}
        {detail}
        {fields && (
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {Object.entries(fields).map(([field, message]) => (
              <li key={field}>{message}</li>
            ))}
          </Box>
        )}
      </Box>
      {onRetry && (
        <Button color="inherit" size="small" variant="outlined" onClick={onRetry} sx={{ flexShrink: 0 }}>
          Try again
        </Button>
      )}
    </Box>
  );
}
