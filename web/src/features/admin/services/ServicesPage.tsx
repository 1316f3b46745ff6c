import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { standing } from '#api/cache/standing.ts';
import { staffPaths } from '#shared/staff-paths.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { SearchInAddress } from '#ui/page/SearchInAddress.tsx';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { type Choice, chosenOf, NONE } from '../bulk/choice.ts';
import { AddAndHistory } from '../deeds/AddAndHistory.tsx';
import { DeedsDialog } from '../deeds/deeds-dialog.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { type Opened, useManagedServicesQuery, useServiceBulkActionsQuery } from './api.ts';
import { allThatMatch, askedFor, foundIn, hrefOf } from './found-services.ts';
import { FoundServices } from './list/FoundServices.tsx';
import { ROOM } from './list/room.ts';
import { CategorySelect, OrderSelect, StateFilter } from './list/ServiceFilters.tsx';

const ServiceDialog = onDemand(async () => (await import('./editing/ServiceDialog.tsx')).ServiceDialog);
const SwitchServicesDialog = onDemand(async () => (await import('./bulk/SwitchServicesDialog.tsx')).SwitchServicesDialog);
const WORDS = { noun: 'service', off: 'inactive', gone: 'A service that is deleted' };
const SwitchServiceDialog = onDemand(async () => (await import('./switching/SwitchServiceDialog.tsx')).SwitchServiceDialog);
const DeleteServiceDialog = onDemand(async () => (await import('./deleting/DeleteServiceDialog.tsx')).DeleteServiceDialog);

/** /admin/services: every service that is not deleted, whosever it is. What is asked about one stays when it leaves the list. */
export function ServicesPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = foundIn(useSearchParams()[0]);
  const query = standing(useManagedServicesQuery({ ...askedFor(found), page: found.page }, { refetchOnMountOrArgChange: true }));
  const focus = useKeptFocus<HTMLDivElement>(opened ?? query.data);
  const close = () => setOpened(null);
  const [choice, setChoice] = useState<Choice>(NONE);
  const { data: actions = [] } = useServiceBulkActionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [switching, setSwitching] = useState<boolean | null>(null);
  const chosen = chosenOf(choice, hrefOf(found), query.data && allThatMatch(query.data, found));
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Services Management" />
        <AddAndHistory
          add="Add Service"
          onAdd={() => setOpened({ action: 'create' })}
          onHistory={() => setOpened({ action: 'histories' })}
        />
      </Stack>
      <BulkActions actions={actions} words={WORDS} />
      <Stack component="section" aria-label="Services" spacing={2} sx={ROOM}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', '& > form': { flex: '1 1 18rem' } }}>
          <SearchInAddress label="Search services" placeholder="Search services..." />
          <CategorySelect found={found} />
          <OrderSelect found={found} />
          <ViewsMenu list="services" path={staffPaths.services} />
        </Stack>
        <StateFilter found={found} page={query.data} />
        <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          <FoundServices query={query} found={found} chosen={chosen} onChoose={setChoice} onSwitch={setSwitching} onOpen={setOpened} />
        </Box>
      </Stack>
      {switching !== null && query.data && (
        <SwitchServicesDialog
          active={switching}
          chosen={chosen}
          page={query.data}
          found={found}
          onStarted={() => setChoice(NONE)}
          onClose={() => setSwitching(null)}
        />
      )}
      {opened?.action === 'create' && <ServiceDialog onClose={close} />}
      {opened?.action === 'edit' && <ServiceDialog service={opened.service} onClose={close} />}
      {opened?.action === 'switch' && <SwitchServiceDialog service={opened.service} onClose={close} />}
      {opened?.action === 'histories' && <DeedsDialog list="services" onClose={close} />}
      {opened?.action === 'history' && (
        <DeedsDialog list="services" item={{ id: opened.service.id, name: opened.service.title }} onClose={close} />
      )}
      {opened?.action === 'delete' && <DeleteServiceDialog service={opened.service} onClose={close} />}
    </Stack>
  );
}
