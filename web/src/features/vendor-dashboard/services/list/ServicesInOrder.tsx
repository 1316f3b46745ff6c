import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Down from 'virtual:icon/baseline-arrow-downward';
import Up from 'virtual:icon/baseline-arrow-upward';
import type { MyServiceDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { MoveButtons } from '#ui/ordering/MoveButtons.tsx';
import { movedTo } from '#ui/ordering/moved-to.ts';
import { useOrderServicesMutation } from '../api.ts';
import { MyServiceCard } from './MyServiceCard.tsx';

const WAYS = [
  { label: 'Move up', Icon: Up },
  { label: 'Move down', Icon: Down },
] as const;

/** A provider's services as customers see them, and the buttons that put them into another order. */
export function ServicesInOrder({ services }: { services: readonly MyServiceDto[] }) {
  const [order] = useOrderServicesMutation();
  const move = async (from: number, to: number) => {
    const serviceIds = movedTo(services, from, to).map(({ id }) => id);
    const { error } = await order({ serviceOrderDto: { serviceIds } });
    if (error) toast.error('The services stand as before', error);
  };

  return (
    <Stack spacing={2}>
      {services.length > 1 && <Typography color="textSecondary">Customers see them on your page in this order.</Typography>}
      <Stack component="ol" spacing={2} aria-label="Services in their order" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {services.map((service, at) => (
          <li key={service.id}>
            <MyServiceCard service={service}>
              {services.length > 1 && (
                <MoveButtons name={service.title} at={at} count={services.length} ways={WAYS} onMove={(to) => void move(at, to)} />
              )}
            </MyServiceCard>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
