export const pictures = {
  'picture.format': 'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
  'picture.size': 'This picture is too large. At most 2 MB are allowed.',
  'picture.too_many': 'Maximum 3 images can be send at a time.',
} as const;
