import type { ImportTemplate, OfferedTemplate } from '@cnx/api';
import { Banner, Button } from '@cnx/ui';
import { useFormats } from '../../insight/use-formats.ts';

/** Props of {@link TemplateOffers}. */
export interface TemplateOffersProps {
  /** Templates whose kind of file this is, those that fit first. */
  offers: readonly OfferedTemplate[];
  /** Whether the file was read as a template says. */
  isUsed: (template: ImportTemplate) => boolean;
  disabled: boolean;
  onUse: (template: ImportTemplate) => void;
}

/** Offers to read a file as one of its kind was read before, or says which column of it is gone. */
export function TemplateOffers({ offers, isUsed, disabled, onUse }: TemplateOffersProps) {
  const { t } = useFormats();
  // One that reads the file leaves no question to those that nearly do.
  const fitting = offers.filter(({ missing }) => missing.length === 0);
  const shown = fitting.length > 0 ? fitting : offers;
  return shown.map(({ template, missing }) => {
    const { id, name } = template;
    if (missing.length > 0)
      return (
        <Banner key={id} tone="warning" title={t('imports.templates.misfit', { name })}>
          {t('imports.templates.gone', { count: missing.length, columns: missing.join(', ') })}
        </Banner>
      );
    if (isUsed(template))
      return (
        <Banner key={id} tone="info">
          {t('imports.templates.used', { name })}
        </Banner>
      );
    return (
      <Banner
        key={id}
        tone="info"
        actions={
          <Button size="sm" disabled={disabled} onClick={() => onUse(template)}>
            {t('imports.templates.use', { name })}
          </Button>
        }
      >
        {t('imports.templates.fits')}
      </Banner>
    );
  });
}
