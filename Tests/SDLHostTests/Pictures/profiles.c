// profiles FOLDER: writes the color profiles of the reference pictures. Part of make-pictures.
#include <lcms2.h>
#include <unistd.h>

static cmsToneCurve *srgb_curve(void) {
  const cmsFloat64Number values[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  return cmsBuildParametricToneCurve(NULL, 4, values);
}

static void write_rgb(const char *name, cmsCIExyYTRIPLE primaries, cmsToneCurve *curve) {
  const cmsCIExyY white = {.x = 0.3127, .y = 0.3290, .Y = 1};
  cmsToneCurve *const curves[] = {curve, curve, curve};
  cmsSaveProfileToFile(cmsCreateRGBProfile(&white, &primaries, curves), name);
}

// Ink that mixes as it does in the simplest printer, seen as colors of sRGB's gamut, on paper that is not quite white.
static cmsInt32Number mix(const cmsUInt16Number ink[], cmsUInt16Number lab[], void *to_lab) {
  cmsUInt16Number rgb[3];
  for (int i = 0; i < 3; i++) {
    const double light = (1 - ink[i] / 65535.0 * 0.9) * (1 - ink[3] / 65535.0 * 0.85);
    rgb[i] = (cmsUInt16Number)(light * (i == 2 ? 62000 : 65000));
  }
  cmsDoTransform(to_lab, rgb, lab, 1);
  return TRUE;
}

// The other way, roughly, which only serves to find the darkest color.
static cmsInt32Number separate(const cmsUInt16Number lab[], cmsUInt16Number ink[], void *to_rgb) {
  cmsUInt16Number rgb[3];
  cmsDoTransform(to_rgb, lab, rgb, 1);
  const int brightest = rgb[0] > rgb[1] ? (rgb[0] > rgb[2] ? 0 : 2) : (rgb[1] > rgb[2] ? 1 : 2);
  for (int i = 0; i < 3; i++) ink[i] = (cmsUInt16Number)(rgb[brightest] - rgb[i]);
  ink[3] = (cmsUInt16Number)(65535 - rgb[brightest]);
  return TRUE;
}

static void write_ink(const char *name) {
  const cmsHPROFILE profile = cmsCreateProfilePlaceholder(NULL);
  cmsSetProfileVersion(profile, 2.1);
  cmsSetDeviceClass(profile, cmsSigOutputClass);
  cmsSetColorSpace(profile, cmsSigCmykData);
  cmsSetPCS(profile, cmsSigLabData);
  cmsWriteTag(profile, cmsSigMediaWhitePointTag, cmsD50_XYZ());
  const cmsHTRANSFORM to_lab =
    cmsCreateTransform(cmsCreate_sRGBProfile(), TYPE_RGB_16, cmsCreateLab2Profile(NULL), TYPE_LabV2_16, INTENT_RELATIVE_COLORIMETRIC, 0);
  cmsStage *const table = cmsStageAllocCLut16bit(NULL, 5, 4, 3, NULL);
  cmsStageSampleCLut16bit(table, mix, to_lab, 0);
  cmsPipeline *const pipeline = cmsPipelineAlloc(NULL, 4, 3);
  cmsPipelineInsertStage(pipeline, cmsAT_BEGIN, table);
  cmsWriteTag(profile, cmsSigAToB0Tag, pipeline);
  cmsStage *const back_table = cmsStageAllocCLut16bit(NULL, 5, 3, 4, NULL);
  const cmsHTRANSFORM to_rgb =
    cmsCreateTransform(cmsCreateLab2Profile(NULL), TYPE_LabV2_16, cmsCreate_sRGBProfile(), TYPE_RGB_16, INTENT_RELATIVE_COLORIMETRIC, 0);
  cmsStageSampleCLut16bit(back_table, separate, to_rgb, 0);
  cmsPipeline *const back = cmsPipelineAlloc(NULL, 3, 4);
  cmsPipelineInsertStage(back, cmsAT_BEGIN, back_table);
  cmsWriteTag(profile, cmsSigBToA0Tag, back);
  cmsSaveProfileToFile(profile, name);
}

int main(int count, char **arguments) {
  if (count != 2 || chdir(arguments[1])) return 1;
  cmsSaveProfileToFile(cmsCreate_sRGBProfile(), "srgb.icc");
  write_rgb("p3.icc", (cmsCIExyYTRIPLE){{0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}}, srgb_curve());
  write_rgb("adobe.icc", (cmsCIExyYTRIPLE){{0.64, 0.33, 1}, {0.21, 0.71, 1}, {0.15, 0.06, 1}}, cmsBuildGamma(NULL, 2.19921875));
  write_rgb("wide.icc", (cmsCIExyYTRIPLE){{0.7347, 0.2653, 1}, {0.1596, 0.8404, 1}, {0.0366, 0.0001, 1}}, cmsBuildGamma(NULL, 1.8));
  write_rgb("linear.icc", (cmsCIExyYTRIPLE){{0.64, 0.33, 1}, {0.30, 0.60, 1}, {0.15, 0.06, 1}}, cmsBuildGamma(NULL, 1));
  cmsSaveProfileToFile(cmsCreateGrayProfile(cmsD50_xyY(), cmsBuildGamma(NULL, 1.8)), "gray.icc");
  write_ink("ink.icc");
  return 0;
}
