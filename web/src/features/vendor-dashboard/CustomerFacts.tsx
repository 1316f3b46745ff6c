import Stack from '@mui/material/Stack';
import PersonIcon from 'virtual:icon/outline-person';
import PhoneIcon from 'virtual:icon/outline-phone';
import type { Booking } from '#shared/booking/api.ts';
import { PhoneLink } from '#shared/booking/contact/PhoneLink.tsx';
import { Fact } from '#ui/cards/Fact.tsx';

/** Whom the work is for, and a number to call where they tell it. */
export function CustomerFacts({ fullName, phone }: Booking['customer']) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75 }}>
      <Fact icon={<PersonIcon />}>{fullName}</Fact>
      {phone && (
        <Fact icon={<PhoneIcon />}>
          <PhoneLink number={phone} />
        </Fact>
      )}
    </Stack>
  );
}
