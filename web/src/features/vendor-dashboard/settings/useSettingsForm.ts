import { useState } from 'react';
import type { BookingConflictDto, VendorSettingsDto, WorkingHoursDto } from '#api/generated.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useFollowedForm } from '#ui/forms/followed/useFollowedForm.ts';
import { useSeen } from '#ui/forms/followed/useSeen.ts';
import { useChangeVendorSettingsMutation, useChangeWorkingHoursMutation } from './api.ts';
import { useNewConflicts } from './conflicts/useNewConflicts.ts';
import { fieldsOf, hoursIn, type SettingsFields, settingsIn } from './settings-fields.ts';

interface Question {
  fields: SettingsFields;
  conflicts: BookingConflictDto[];
}

/** The form: what is sent is what differs from what is stored. Hours that leave bookings outside are asked about first. */
export function useSettingsForm(settings: VendorSettingsDto, hours: WorkingHoursDto) {
  const [changeSettings] = useChangeVendorSettingsMutation();
  const [changeHours] = useChangeWorkingHoursMutation();
  const newConflicts = useNewConflicts();
  const [question, setQuestion] = useState<Question>();
  const [saving, setSaving] = useState(false);
  const { form, parted, saved } = useFollowedForm<SettingsFields>({ values: fieldsOf(settings, hours), saving });

  const seenSettings = useSeen(settings.changedAt);
  const seenHours = useSeen(hours.changedAt);

  const store = async (fields: SettingsFields) => {
    const wantedSettings = settingsIn(fields);
    const wantedHours = hoursIn(fields);
    if (differs(wantedSettings, settingsIn(fieldsOf(settings, hours)))) {
      const changeVendorSettingsDto = { ...wantedSettings, changedAt: seenSettings.now() };
      seenSettings.answer((await changeSettings({ changeVendorSettingsDto }).unwrap()).changedAt);
    }
    if (differs(wantedHours, hoursIn(fieldsOf(settings, hours)))) {
      const changeWorkingHoursDto = { ...wantedHours, changedAt: seenHours.now() };
      seenHours.answer((await changeHours({ changeWorkingHoursDto }).unwrap()).changedAt);
    }
    const { weeklyHours } = wantedHours;
    // Hours come into their order.
    if (!differs(form.getValues('hours.weeklyHours'), fields.hours.weeklyHours)) form.setValue('hours.weeklyHours', weeklyHours);
    saved({ ...fields, hours: { ...fields.hours, weeklyHours } });
    toast.success('Settings saved', 'Your settings have been saved successfully.');
  };

  const attempt = async (work: () => Promise<void>) => {
    setSaving(true);
    try {
      await work();
    } catch (cause) {
      seenSettings.answer();
      seenHours.answer();
      toast.error('Your settings were not saved', cause);
    }
    setSaving(false);
  };

  const save = (fields: SettingsFields) =>
    attempt(async () => {
      const { weeklyHours } = hoursIn(fields);
      const conflicts = differs(weeklyHours, hours.weeklyHours) ? await newConflicts({ weeklyHours }) : [];
      if (conflicts.length > 0) return setQuestion({ fields, conflicts });
      await store(fields);
    });

  const saveAnyway = () =>
    void attempt(async () => {
      if (question) await store(question.fields);
    }).then(() => setQuestion(undefined));

  return { form, save, saving, parted, conflicts: question?.conflicts, saveAnyway, goOnEditing: () => setQuestion(undefined) };
}

const differs = (wanted: unknown, stored: unknown): boolean => JSON.stringify(wanted) !== JSON.stringify(stored);
