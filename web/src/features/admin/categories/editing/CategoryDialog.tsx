import Box from '@mui/material/Box';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/forms/Field.tsx';
import { ChangedElsewhere } from '#ui/forms/followed/ChangedElsewhere.tsx';
import { SwitchRow } from '#ui/forms/SwitchRow.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type AdminCategoryDto, useCreateCategoryMutation, useUpdateCategoryMutation } from '../api.ts';
import { type CategoryFields, changedIn, detailsIn, fieldsOf, LABELS } from './category-fields.ts';
import { IconPicker } from './IconPicker.tsx';
import { ParentField } from './ParentField.tsx';
import { PictureField } from './PictureField.tsx';
import { useCategoryForm } from './useCategoryForm.ts';
import { useCategoryPicture } from './useCategoryPicture.ts';

interface Props {
  /** As it was when the dialog was opened; a new one has none. */
  category?: AdminCategoryDto;
  categories: readonly AdminCategoryDto[];
  onClose: () => void;
}

/** Add Category, and Edit Category. */
export function CategoryDialog({ category, categories, onClose }: Props) {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  /** A new one that is there already, while its picture is still to come. */
  const [madeId, setMadeId] = useState<string>();
  const picture = useCategoryPicture(category);
  const savedId = category?.id ?? madeId;
  const current = categories.find(({ id }) => id === savedId);
  const stored = fieldsOf(current ?? category);
  const reason = useReason();

  const save = async (fields: CategoryFields): Promise<string> => {
    if (savedId === undefined) {
      const { categoryId } = await create({ createCategoryDto: detailsIn(fields) }).unwrap();
      setMadeId(categoryId);
      return categoryId;
    }
    const revision = (current ?? category)?.revision;
    const why = fields.isActive !== stored.isActive && { reason: reason.written };
    await update({ id: savedId, updateCategoryDto: { ...changedIn(fields, stored), ...why, revision } }).unwrap();
    return savedId;
  };
  const send = async (fields: CategoryFields) => {
    await picture.send(await save(fields));
    toast.success(`Category ${category ? 'updated' : 'created'} successfully.`);
    onClose();
  };
  const failure = `Failed to ${category ? 'update' : 'create'} category. Please try again.`;
  const { form, parted, problem, name, slug, submit } = useCategoryForm({ fields: stored, send, failure });
  const { errors, isSubmitting } = form.formState;
  const switched = useWatch({ control: form.control, name: 'isActive' }) !== stored.isActive;
  const asked = savedId !== undefined && switched;
  const shrink = { inputLabel: { shrink: true } };

  return (
    <ActionDialog
      title={category ? 'Edit Category' : 'Add Category'}
      submitLabel={category ? 'Save Changes' : 'Create Category'}
      keepLabel="Cancel"
      wide
      offered={!category || current !== undefined}
      about="category"
      busy={isSubmitting}
      problem={problem}
      problemTitle={failure}
      onSubmit={() => (!asked || reason.check()) && void submit()}
      onClose={onClose}
    >
      {/* Its label stands on its edge. */}
      <Box sx={{ pt: 1 }}>
        <Field label={LABELS.name} required autoFocus registration={name} error={errors.name} slotProps={shrink} />
      </Box>
      <Field
        label={LABELS.slug}
        required
        registration={slug}
        error={errors.slug}
        helperText={category ? 'Old links lead to the new slug.' : 'The end of its address. It follows the name until you write your own.'}
        slotProps={shrink}
      />
      <Field
        label={LABELS.description}
        multiline
        minRows={2}
        registration={form.register('description')}
        error={errors.description}
        helperText="Stands below the title of its page."
        slotProps={shrink}
      />
      <Controller
        control={form.control}
        name="icon"
        render={({ field: { value, onChange } }) => (
          <>
            <IconPicker label={LABELS.icon} value={value} onChange={onChange} />
            <PictureField icon={value} picture={picture} />
          </>
        )}
      />
      <ParentField form={form} category={current ?? category} categories={categories} />
      <Controller
        control={form.control}
        name="isActive"
        render={({ field: { value, onChange } }) => (
          <SwitchRow
            label={LABELS.isActive}
            does="Inactive categories are gone from menus and have no page. Their services stay in All Services."
            checked={value}
            onChange={onChange}
          />
        )}
      />
      {asked && <ReasonField reason={reason} hint={WHO_READS} />}
      <ChangedElsewhere parted={parted} labels={LABELS} />
    </ActionDialog>
  );
}
