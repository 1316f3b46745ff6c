import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { ServiceDetailVendorDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { Verification } from '#shared/vendors/Verification.tsx';
import { Card } from '#ui/cards/card.ts';
import { PartTitle, SmallTitle, Written } from '#ui/page/text.ts';

export function AboutProvider({ vendor }: { vendor: ServiceDetailVendorDto }) {
  return (
    <section aria-labelledby="about-provider">
      <PartTitle id="about-provider">About the Provider</PartTitle>
      <Card>
        <Provider>
          <VendorAvatar name={vendor.businessName} photo={vendor.photoUrl} size={48} />
          <Names>
            <SmallTitle style={{ margin: 0 }}>
              <Link to={paths.vendor(vendor.id)}>{vendor.businessName}</Link>
            </SmallTitle>
            <Verification vendor={vendor} />
          </Names>
        </Provider>
        <Written>{vendor.description}</Written>
      </Card>
    </section>
  );
}

const Provider = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 12 });

const Names = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start', minWidth: 0 });
