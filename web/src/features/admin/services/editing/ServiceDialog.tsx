import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { CategoryField } from '#shared/services/offer/CategoryField.tsx';
import { PriceFields } from '#shared/services/offer/PriceFields.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/forms/Field.tsx';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { SwitchRow } from '#ui/forms/SwitchRow.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type ManagedServiceDto, useCreateManagedServiceMutation, useUpdateManagedServiceMutation } from '../api.ts';
import { useCurrentService } from '../useCurrentService.ts';
import { changedIn, fieldsOf, LABELS, type ManagedServiceFields, offerIn } from './managed-service-fields.ts';
import { useManagedServiceForm } from './useManagedServiceForm.ts';
import { VendorField } from './VendorField.tsx';

interface Props {
  /** As it was when the dialog was opened; a new one has none. */
  service?: ManagedServiceDto;
  onClose: () => void;
}

/** Create New Service, and Edit Service. */
export function ServiceDialog({ service, onClose }: Props) {
  const [create] = useCreateManagedServiceMutation();
  const [update] = useUpdateManagedServiceMutation();
  const current = useCurrentService(service);
  const stored = fieldsOf(current ?? service);
  const reason = useReason();

  const send = async (fields: ManagedServiceFields) => {
    if (service) {
      const { id, revision } = current ?? service;
      const why = fields.isActive !== stored.isActive && { reason: reason.written };
      await update({ id, updateManagedServiceDto: { ...changedIn(fields, stored), ...why, revision } }).unwrap();
      toast.success('Service updated', 'Service has been updated successfully.');
    } else {
      await create({ createManagedServiceDto: offerIn(fields) }).unwrap();
      toast.success('Service created', 'Service has been created successfully.');
    }
    onClose();
  };
  const { form, parted, problem, submit } = useManagedServiceForm({ fields: stored, send });
  const { errors, isSubmitting } = form.formState;
  const switched = useWatch({ control: form.control, name: 'isActive' }) !== stored.isActive;
  const asked = service !== undefined && switched;
  const kept = current ?? service;
  const inputLabel = { shrink: true };

  return (
    <ActionDialog
      title={service ? 'Edit Service' : 'Create New Service'}
      submitLabel={service ? 'Save Changes' : 'Create Service'}
      keepLabel="Cancel"
      wide
      offered={!service || isSubmitting || current !== undefined}
      about="service"
      busy={isSubmitting}
      problem={problem}
      problemTitle="Error"
      onSubmit={() => (!asked || reason.check()) && void submit()}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {/* Its label stands on its edge. */}
        <Box sx={{ pt: 1 }}>
          <Field
            label={LABELS.title}
            required
            autoFocus
            registration={form.register('title')}
            error={errors.title}
            slotProps={{ inputLabel }}
          />
        </Box>
        <Field
          label={LABELS.description}
          required
          multiline
          minRows={3}
          maxRows={8}
          registration={form.register('description')}
          error={errors.description}
          slotProps={{ inputLabel }}
        />
        <VendorField label={LABELS.vendorId} kept={kept?.vendor.businessName} />
        <CategoryField label={LABELS.categoryId} kept={kept && { id: kept.category.id, label: kept.category.name }} />
        <PriceFields labels={LABELS} />
        <Field
          label={LABELS.durationMinutes}
          type="number"
          required
          registration={form.register('durationMinutes')}
          error={errors.durationMinutes}
          slotProps={{
            inputLabel,
            htmlInput: { min: 1, step: 1, inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">min</InputAdornment> },
          }}
        />
        <Controller
          control={form.control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <SwitchRow
              label={LABELS.isActive}
              does="Active services are visible to customers and can be booked"
              checked={value}
              onChange={onChange}
            />
          )}
        />
        {asked && (
          <ReasonField reason={reason} hint={stored.isActive ? 'The provider will read it, and can’t switch it on again.' : WHO_READS} />
        )}
        <ChangedElsewhere parted={parted} labels={LABELS} />
      </FormProvider>
    </ActionDialog>
  );
}
