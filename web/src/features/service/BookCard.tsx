import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { ServiceDetailDto } from '../../api/generated.ts';
import { paths } from '../../ui/paths.ts';
import { PriceLines } from '../../ui/PriceLines.tsx';
import { Promises } from '../../ui/Promises.tsx';
import { choiceFrom, type SlotChoice, withChoice } from '../../ui/slot-picker/slot-choice.ts';
import { SlotPicker } from '../../ui/slot-picker/SlotPicker.tsx';

/** A day and a time can be chosen before anyone signs in; the choice travels in the address. */
export function BookCard({ service }: { service: ServiceDetailDto }) {
  const [params, setParams] = useSearchParams();
  const choice = choiceFrom(params);
  const choose = (next: SlotChoice) => setParams((current) => withChoice(current, next), { replace: true, preventScrollReset: true });

  return (
    <Paper component="section" aria-labelledby="book-this-service" sx={{ p: 2.5 }}>
      <Stack spacing={2.5}>
        <Typography id="book-this-service" variant="h2">
          Book this Service
        </Typography>
        <PriceLines
          priceCents={service.priceCents}
          platformFeeCents={service.platformFeeCents}
          totalCents={service.totalPriceCents}
          offer={service}
        />
        <SlotPicker serviceId={service.id} choice={choice} onChoose={choose} />
        <Button href={`${paths.book(service.id)}?${withChoice(new URLSearchParams(), choice)}`} variant="contained" size="large">
          Book Now
        </Button>
        <Promises />
      </Stack>
    </Paper>
  );
}
