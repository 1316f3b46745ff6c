import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import type { VendorSettingsDto, WorkingHoursDto } from '#api/generated.ts';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { UnsavedGuard } from '#ui/forms/UnsavedGuard.tsx';
import { ConflictDialog } from './conflicts/ConflictDialog.tsx';
import { HoursPanel } from './hours/HoursPanel.tsx';
import { FIELD_LABELS } from './labels.ts';
import { AvailabilityPanel } from './preferences/AvailabilityPanel.tsx';
import { NotificationsPanel } from './preferences/NotificationsPanel.tsx';
import { PricingPanel } from './preferences/PricingPanel.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

interface Props {
  settings: VendorSettingsDto;
  hours: WorkingHoursDto;
}

/** All that is saved together. */
export function VendorSettingsForm({ settings, hours }: Props) {
  const { form, save, saving, parted, conflicts, saveAnyway, goOnEditing } = useSettingsForm(settings, hours);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label="Settings"
        noValidate
        onSubmit={(event) => (saving ? event.preventDefault() : void form.handleSubmit(save)(event))}
        sx={{ display: 'grid', gap: 3 }}
      >
        <NotificationsPanel />
        <AvailabilityPanel />
        <PricingPanel />
        <HoursPanel timeZone={hours.timeZone} />
        <ChangedElsewhere parted={parted} labels={FIELD_LABELS} />
        <SaveBar changed={isDirty} saving={saving} />
      </Box>
      <ConflictDialog conflicts={conflicts} busy={saving} onSave={saveAnyway} onClose={goOnEditing} />
      <UnsavedGuard active={isDirty && !saving}>What you changed in your settings has not been saved.</UnsavedGuard>
    </FormProvider>
  );
}
