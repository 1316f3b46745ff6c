import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { ServiceDetailVendorDto } from '../../api/generated.ts';
import { Card } from '../../ui/card.ts';
import { paths } from '../../ui/paths.ts';
import { VendorAvatar } from '../../ui/VendorAvatar.tsx';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';

export function AboutProvider({ vendor }: { vendor: ServiceDetailVendorDto }) {
  return (
    <section aria-labelledby="about-provider">
      <Typography id="about-provider" variant="h2" sx={{ mb: 2 }}>
        About the Provider
      </Typography>
      <Card>
        <Provider>
          <VendorAvatar name={vendor.businessName} size={48} />
          <Names>
            <Typography variant="h3">
              <Link to={paths.vendor(vendor.id)}>{vendor.businessName}</Link>
            </Typography>
            <VerifiedMark>Verified Provider</VerifiedMark>
          </Names>
        </Provider>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{vendor.description}</Typography>
      </Card>
    </section>
  );
}

const Provider = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 12 });

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  minWidth: 0,
  '& a': { color: theme.vars.palette.primary.main },
}));
