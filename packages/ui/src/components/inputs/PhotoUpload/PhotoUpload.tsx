import { ImageUp } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type ComponentType, type DragEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { joinNames, type RootProps } from '../../props.ts';
import { Button } from '../Button/Button.tsx';
import { FormMessage } from '../../messages/FormMessage/FormMessage.tsx';
import { photoUploadWords, type PhotoUploadLabels } from './photo-upload.words.ts';
import type { PhotoCropProps } from './PhotoCrop.tsx';

/** Props of {@link PhotoUpload}; its element's besides. */
export interface PhotoUploadProps extends RootProps {
  /** What the photo is of. */
  label: string;
  /** Words instead of its own. */
  labels?: Partial<PhotoUploadLabels>;
  /** Called with the square photo (JPEG, `width` px wide) that the user took. */
  onPhoto: (photo: Blob) => void;
  /** Largest file in bytes. @default 5 MB */
  maxBytes?: number;
  /** Width and height of the photo in px. @default 512 */
  width?: number;
  disabled?: boolean;
  /** A photo is being sent: no other is taken, and the button keeps the focus. @default false */
  loading?: boolean;
}

const photoTypes = ['image/png', 'image/jpeg', 'image/webp'];

const Zone = styled('div', {
  row: '$2 $3',
  flexWrap: 'wrap',
  padding: '$4',
  border: '1px dashed $controlBorder',
  borderRadius: '$control',
  backgroundColor: '$control',
  quiet: '$small',
  '&[data-over]': { borderStyle: 'solid', borderColor: '$focus', backgroundColor: '$selected' },
});
const Label = styled('p', { marginBottom: '$1', fontSize: '$small', fontWeight: '$medium' });
const Hidden = styled('input', { display: 'none' });

/** A picture that was read, and what crops it: fetched with the first one. */
interface Chosen {
  readonly picture: ImageBitmap;
  readonly Crop: ComponentType<PhotoCropProps>;
}

/** A number of bytes as people write it: `5 MB`. */
function fileSize(bytes: number, locale: string): string {
  const unit = bytes < 1024 * 1024 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1024 : 1024 * 1024);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

/** Asks for a photo, by choice or drop, and lets the user take a square of it before it is sent anywhere. */
export function PhotoUpload(props: PhotoUploadProps) {
  const {
    label,
    labels,
    onPhoto,
    maxBytes = 5 * 1024 * 1024,
    width = 512,
    disabled = false,
    loading = false,
    ...rest
  } = props;
  const words = useWords(photoUploadWords, labels);
  const maxSize = fileSize(maxBytes, useLocale());
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string>();
  const [over, setOver] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || disabled || loading) return;
    setError(undefined);
    if (!photoTypes.includes(file.type)) setError(words.wrongKind);
    else if (file.size > maxBytes) setError(words.tooLarge(maxSize));
    else {
      const [picture, code] = await Promise.all([
        createImageBitmap(file).catch(() => null),
        import('./PhotoCrop.tsx').catch(() => null),
      ]);
      if (picture && code) setChosen({ picture, Crop: code.PhotoCrop });
      else setError(picture ? words.notLoaded : words.unreadable);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.target.files?.[0]);
    // The same file may be chosen again after it was given up.
    event.target.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const close = () => {
    chosen?.picture.close();
    // The button that takes the focus back has to be there first.
    flushSync(() => setChosen(null));
    chooser.current?.focus();
  };
  if (chosen) {
    const { picture, Crop } = chosen;
    return (
      <Crop
        {...rest}
        picture={picture}
        label={label}
        words={words}
        width={width}
        onCancel={close}
        onTake={(photo) => {
          close();
          onPhoto(photo);
        }}
      />
    );
  }
  return (
    <div
      {...rest}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={joinNames(rest['aria-describedby'], `${id}-rules`, `${id}-error`)}
    >
      <Label id={`${id}-label`}>{label}</Label>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled && !loading);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Button
          ref={chooser}
          icon={<ImageUp size={16} />}
          disabled={disabled}
          loading={loading}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        <span>{words.drop}</span>
        <span id={`${id}-rules`}>{words.rules(maxSize)}</span>
        <Hidden ref={input} type="file" accept={photoTypes.join(',')} onChange={choose} data-testid="file" />
      </Zone>
      <div aria-live="polite" id={`${id}-error`}>
        {error && <FormMessage>{error}</FormMessage>}
      </div>
    </div>
  );
}
